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
import type { ChapterText, Novel } from '@/content/novels'
import { paragraphsOf } from '@/content/novelText/sceneBreak'
import type { SentenceAddress } from '@/lib/korean/sentences'
import { useLazyImport } from '@/ui/useLazyImport'
import type { ReadableChapter } from '../novel/useReader'
import { speechOf, koreanVoices, type Speech } from './speech'

const NONE: readonly SpeechSynthesisVoice[] = []
const nothingHeard = () => {}

const sameVoices = (a: readonly SpeechSynthesisVoice[], b: readonly SpeechSynthesisVoice[]) =>
  a.length === b.length && a.every((voice, index) => voice.voiceURI === b[index]?.voiceURI)

/** The browser's Korean voices; none at first in browsers that bring them late, and for good in those without one. */
export function useKoreanVoices(speech: Speech | null = speechOf()): readonly SpeechSynthesisVoice[] {
  const known = useRef<readonly SpeechSynthesisVoice[]>(NONE)
  const subscribe = useCallback(
    (changed: () => void) => {
      speech?.addEventListener?.('voiceschanged', changed)
      return () => speech?.removeEventListener?.('voiceschanged', changed)
    },
    [speech],
  )
  const read = () => {
    const now = speech ? koreanVoices(speech) : NONE
    if (!sameVoices(known.current, now)) known.current = now
    return known.current
  }
  return useSyncExternalStore(speech ? subscribe : () => nothingHeard, read, () => NONE)
}

/** Reading aloud goes on from one chapter into the next, which is another reader: what the first leaves to the second. */
let waiting: string | null = null

/** Leaves the reading to a chapter, named as its progress is. */
function passReadingOn(chapter: string) {
  waiting = chapter
}

/** Whether reading was left to this chapter. */
const isReadOn = (chapter: string): boolean => waiting === chapter

/** Nobody waits any longer. */
function forgetReadingOn() {
  waiting = null
}

const loadReadAloud = () => import('./ReadAloud')

interface Options {
  novel: Novel
  chapter: ReadableChapter
  text: ChapterText
  article: RefObject<HTMLElement | null>
  /** The next chapter that can be read here. */
  next: ReadableChapter | undefined
  onTurn: (chapter: number) => void
}

/** Reading aloud as the reader knows it: its button's state, and the bar once it has come. */
export interface AloudPart {
  /** Whether the browser has a Korean voice. */
  canSpeak: boolean
  isOn: boolean
  /** Its button, which has the focus again when the bar has closed. */
  button: RefObject<HTMLButtonElement | null>
  toggle: () => void
  /** Brings it ahead of the press that needs it: some phones let a voice begin within a press alone. */
  prepare: () => void
  /** The sentence that is being read. */
  reading: SentenceAddress | null
  part: ReactNode
}

/** Reading aloud, loaded when it is first wanted. */
export function useAloudPart(options: Options): AloudPart {
  const { novel, chapter, text, next, onTurn, article } = options
  const button = useRef<HTMLButtonElement>(null)
  const [reading, setReading] = useState<SentenceAddress | null>(null)
  const [speech] = useState(() => speechOf())
  const voices = useKoreanVoices(speech)
  const key = `${novel.key}:${chapter.number}`
  const [fromStart] = useState(() => isReadOn(key))
  const [isOn, setOn] = useState(fromStart)
  const [loaded, openLazily] = useLazyImport(loadReadAloud, '낭독을 열지 못했습니다.')
  const paragraphs = useMemo(() => paragraphsOf(text), [text])
  useEffect(() => {
    forgetReadingOn()
    if (fromStart) openLazily()
  }, [fromStart, openLazily])

  const ReadAloud = loaded?.default
  return {
    canSpeak: voices.length > 0,
    button,
    isOn: isOn && voices.length > 0,
    toggle: () => (isOn ? setOn(false) : openLazily(() => setOn(true))),
    prepare: () => void loadReadAloud().catch(() => null),
    reading,
    part: ReadAloud && isOn && speech && voices.length > 0 && (
      <ReadAloud
        {...{ speech, voices, paragraphs, fromStart, next, article, reading }}
        onReading={setReading}
        chapter={chapter.number}
        onNext={(following) => {
          passReadingOn(`${novel.key}:${following.number}`)
          onTurn(following.number)
        }}
        onClose={() => {
          setOn(false)
          button.current?.focus({ preventScroll: true })
        }}
      />
    ),
  }
}
