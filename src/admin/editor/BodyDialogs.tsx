import type { Editor } from '@tiptap/react'
import { whenDialogsGone } from '@/ui/openDialogs'
import { useConnection } from '../connection/connection'
import { ImageDialog } from './ImageDialog'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { ImageAttributes } from './useImageInsertion'
import { type FormEvent, useState, useEffect, useId, useRef } from 'react'
import { imageUrl } from '@/supabase/storageUrls'
import { classNames } from '@/lib/classNames'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import styles from './ImageDialog.module.scss'
import { ImageWordsField, imageWords } from './ImageWordsField'
import { isSafeHref } from '@/posts/richText'
import { Field } from './Field'
import { completedHref, leadsSomewhere } from './hrefs'

interface LinkDialogProps {
  open: boolean
  /** The address under the cursor, or empty. */
  href: string
  onClose: () => void
  /** The new address, or null to take the link off. */
  onSet: (href: string | null) => void
}

/** Asks where a link leads: http(s) or a mail address. */
function LinkDialog({ open, ...rest }: LinkDialogProps) {
  return (
    <Sheet open={open} title="링크" onClose={rest.onClose}>
      <LinkForm {...rest} />
    </Sheet>
  )
}

function LinkForm({ href, onClose, onSet }: Omit<LinkDialogProps, 'open'>) {
  const [typed, setTyped] = useState(href)
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // The page's own form must not take this for its submit.
    event.stopPropagation()
    if (typed.trim() === '') return onSet(null)
    const completed = completedHref(typed)
    if (leadsSomewhere(completed)) return onSet(completed)
    return setFault(
      isSafeHref(completed)
        ? '어디로 가는 주소인지 알 수 없습니다. example.com처럼 적어 주세요.'
        : 'http, https나 메일 주소만 넣을 수 있습니다.',
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field id={id} label="주소" fault={fault}>
        <input
          ref={field}
          id={id}
          type="url"
          value={typed}
          placeholder="https://"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Sheet.Buttons>
        {href ? (
          <Button onClick={() => onSet(null)}>링크 지우기</Button>
        ) : (
          <Button onClick={onClose}>취소</Button>
        )}
        <Button look="filled" type="submit">
          넣기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}

interface ImageWordsDialogProps {
  open: boolean
  /** The selected image: its address as stored, and its words. */
  src: string
  alt: string
  onClose: () => void
  onSet: (alt: string) => void
  /** Another image is to stand in its place. */
  onReplace: () => void
}

/** Shows an image of the text with its words, which can be changed, or itself. */
function ImageWordsDialog({ open, ...rest }: ImageWordsDialogProps) {
  return (
    <Sheet open={open} title="본문 이미지" onClose={rest.onClose}>
      <ImageWordsForm {...rest} />
    </Sheet>
  )
}

function ImageWordsForm({ src, alt, onSet, onReplace }: Omit<ImageWordsDialogProps, 'open'>) {
  const [typed, setTyped] = useState(alt)
  const url = imageUrl(src)

  function submit(event: FormEvent) {
    event.preventDefault()
    // The page's own form must not take this for its submit.
    event.stopPropagation()
    onSet(imageWords(typed))
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classNames(styles.stage, styles.known)}>{url && <img src={url} alt="" />}</div>
      <ImageWordsField value={typed} onChange={setTyped} />
      <Sheet.Buttons>
        <Button onClick={onReplace}>다른 이미지로 바꾸기</Button>
        <Button look="filled" type="submit">
          고치기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}

/**
 * Puts an image into the text where the caret is, or in the place of the selected one. The caret goes on below it: an image
 * that stays selected would give way to the next word.
 */
function insertImage(editor: Editor, attrs: ImageAttributes) {
  const chain = editor.chain().insertContent({ type: 'image', attrs })
  return chain
    .command(({ tr, state }) => {
      if (!(tr.selection instanceof NodeSelection)) return true
      const { to } = tr.selection
      const paragraph = state.schema.nodes['paragraph']?.create()
      if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph)
      tr.setSelection(TextSelection.near(tr.doc.resolve(to)))
      return true
    })
    .run()
}

/** Lets the selected words lead to an address, or nowhere (null); without words the address itself is written. */
function setLink(editor: Editor, href: string | null) {
  const chain = editor.chain()
  const isInLink = editor.isActive('link')
  if (href !== null && editor.state.selection.empty && !isInLink)
    // A link that the caret merely touches stays as it is.
    return chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  if (isInLink) chain.extendMarkRange('link')
  return href === null ? chain.unsetLink().run() : chain.setLink({ href }).run()
}

/** What the rich text asks about: where words lead, the words of the selected image, or an image to put in. */
export type Asked = 'link' | 'image-words' | File | null

interface Props {
  editor: Editor
  asked: Asked
  onClose: () => void
  /** Lets the owner pick the file of an image. */
  onPickImage: () => void
}

/** What is asked before the rich text changes; it has the caret again afterwards, wherever it was asked from. */
export function BodyDialogs({ editor, asked, onClose, onPickImage }: Props) {
  const connection = useConnection(({ state }) => state)
  const image = editor.getAttributes('image')

  /** The text can take no focus before the sheet has gone, which gives it to what opened it. */
  function finish() {
    onClose()
    whenDialogsGone(() => !editor.isDestroyed && editor.commands.focus())
  }

  return (
    <>
      <LinkDialog
        open={asked === 'link'}
        href={String(editor.getAttributes('link')['href'] ?? '')}
        onClose={onClose}
        onSet={(href) => {
          setLink(editor, href)
          finish()
        }}
      />
      <ImageWordsDialog
        open={asked === 'image-words'}
        src={String(image['src'] ?? '')}
        alt={String(image['alt'] ?? '')}
        onClose={onClose}
        onSet={(alt) => {
          editor.commands.updateAttributes('image', { alt })
          finish()
        }}
        onReplace={() => {
          onClose()
          onPickImage()
        }}
      />
      <ImageDialog
        file={asked instanceof File ? asked : null}
        connection={connection}
        onClose={onClose}
        onInsert={(attrs) => {
          insertImage(editor, attrs)
          finish()
        }}
      />
    </>
  )
}
