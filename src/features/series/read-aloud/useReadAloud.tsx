import {
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useCallback,
  useSyncExternalStore,
} from 'react'
import { chapterReader } from '#messages/chapterReader'
import type { Language } from '@/config/language'
import type { Novel } from '@/content/novels/novel'
import type { SentenceAddress } from '@/lib/korean/sentences'
import { type ChapterBlock, paragraphsOf } from '@/posts/chapterText'
import type { Chapter as ChapterPost } from '@/posts/post'
import { rowLanguage } from '@/posts/rowLang'
import { useLazyImport } from '@/ui/useLazyImport'
import type { Chapter } from '../novel/useChapters'
import { getSpeech, getVoices, type Speech, unlockSpeech } from './speech'

const NONE: readonly SpeechSynthesisVoice[] = []
const noop = () => {}

const sameVoices = (a: readonly SpeechSynthesisVoice[], b: readonly SpeechSynthesisVoice[]) =>
  a.length === b.length && a.every((voice, index) => voice.voiceURI === b[index]?.voiceURI)

/** Returns the browser's voices of a language. Some browsers load voices late, so the list may be empty at first. */
export function useVoices(
  language: Language,
  speech: Speech | null = getSpeech(),
): readonly SpeechSynthesisVoice[] {
  const voicesRef = useRef<readonly SpeechSynthesisVoice[]>(NONE)
  const subscribe = useCallback(
    (onChange: () => void) => {
      speech?.addEventListener?.('voiceschanged', onChange)
      return () => speech?.removeEventListener?.('voiceschanged', onChange)
    },
    [speech],
  )
  const read = () => {
    const voices = speech ? getVoices(speech, language) : NONE
    if (!sameVoices(voicesRef.current, voices)) voicesRef.current = voices
    return voicesRef.current
  }
  return useSyncExternalStore(speech ? subscribe : () => noop, read, () => NONE)
}

/**
 * The chapter that read-aloud continues in. It is kept outside of React because the next chapter is another
 * reader.
 */
let chapterToContinue: string | null = null

/** Makes read-aloud continue in a chapter, given by its progress key. */
function continueInChapter(chapter: string) {
  chapterToContinue = chapter
}

/** Returns whether read-aloud continues in this chapter. */
const isContinuedIn = (chapter: string): boolean => chapterToContinue === chapter

/** Clears the chapter to continue in. */
function clearContinuation() {
  chapterToContinue = null
}

const loadReadAloud = () => import('./ReadAloud')

interface Options {
  novel: Novel
  chapter: Chapter
  /** The chapter's row. */
  post: ChapterPost
  blocks: readonly ChapterBlock[]
  article: RefObject<HTMLElement | null>
  /** The next chapter. */
  next: Chapter | undefined
  onTurn: (chapter: number) => void
}

/** The parts of read-aloud that the reader uses: the state of its button, and the bar once it has loaded. */
export interface ReadAloudControl {
  /** Whether the browser has a voice of the text's language. */
  isAvailable: boolean
  isOn: boolean
  /** The button that opens the bar. It gets the focus back when the bar closes. */
  button: RefObject<HTMLButtonElement | null>
  toggle: () => void
  /** Preloads the code. */
  preload: () => void
  /** The sentence that is being read. */
  spokenSentence: SentenceAddress | null
  bar: ReactNode
}

/** Read-aloud for the reader. Its code is loaded when it is first used. */
export function useReadAloud(options: Options): ReadAloudControl {
  const { novel, chapter, post, blocks, next, onTurn, article } = options
  const button = useRef<HTMLButtonElement>(null)
  const [spokenSentence, setSpokenSentence] = useState<SentenceAddress | null>(null)
  const [speech] = useState(() => getSpeech())
  const voices = useVoices(rowLanguage(post), speech)
  const key = `${novel.key}:${chapter.number}`
  const [fromStart] = useState(() => isContinuedIn(key))
  const [isOn, setIsOn] = useState(fromStart)
  const [loaded, openLazily] = useLazyImport(loadReadAloud, chapterReader.readAloudFailed)
  const paragraphs = useMemo(() => paragraphsOf(blocks), [blocks])
  useEffect(() => {
    clearContinuation()
    if (fromStart) openLazily()
  }, [fromStart, openLazily])

  const ReadAloud = loaded?.default
  return {
    isAvailable: voices.length > 0,
    button,
    isOn: isOn && voices.length > 0,
    toggle: () => {
      if (isOn) return setIsOn(false)
      if (speech) unlockSpeech(speech)
      return openLazily(() => setIsOn(true))
    },
    preload: () => void loadReadAloud().catch(() => null),
    spokenSentence,
    bar: ReadAloud && isOn && speech && voices.length > 0 && (
      <ReadAloud
        {...{ speech, voices, paragraphs, fromStart, next, article, spokenSentence }}
        onSentenceChange={setSpokenSentence}
        chapter={chapter.number}
        onNext={(nextChapter) => {
          continueInChapter(`${novel.key}:${nextChapter.number}`)
          onTurn(nextChapter.number)
        }}
        onClose={() => {
          setIsOn(false)
          button.current?.focus({ preventScroll: true })
        }}
      />
    ),
  }
}
