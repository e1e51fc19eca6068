import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState, useEffect, useId, useRef } from 'react'
import { editor as words } from '#messages/admin/editor'
import { classNames } from '@/lib/classNames'
import { isSafeHref } from '@/posts/parseRichText'
import { imageUrl } from '@/supabase/storageUrls'
import { onDialogsClosed } from '@/ui/openDialogs'
import { AdminButton } from '../components/AdminButton'
import { completeHref, hasRealHost } from '../components/hrefs'
import { Sheet } from '../components/Sheet'
import { useConnection } from '../connection/connection'
import { Field } from './Field'
import { ImageDialog, type ImageAttributes, ImageAltField, normalizeAlt } from './ImageDialog'
import styles from './ImageDialog.module.scss'

interface LinkDialogProps {
  open: boolean
  /** Address of the link at the caret, or empty. */
  href: string
  onClose: () => void
  /** Called with the new address, or null to remove the link. */
  onSet: (href: string | null) => void
}

/** Asks for the address of a link. */
function LinkDialog({ open, ...rest }: LinkDialogProps) {
  return (
    <Sheet open={open} title={words.link.title} onClose={rest.onClose}>
      <LinkForm {...rest} />
    </Sheet>
  )
}

function LinkForm({ href, onClose, onSet }: Omit<LinkDialogProps, 'open'>) {
  const [typed, setTyped] = useState(href)
  const [faultKind, setFaultKind] = useState<'unknownHost' | 'unsafe' | null>(null)
  const fault = faultKind && words.link[faultKind]
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: without this the editor's form would be submitted too.
    event.stopPropagation()
    if (typed.trim() === '') return onSet(null)
    const completed = completeHref(typed)
    if (hasRealHost(completed)) return onSet(completed)
    return setFaultKind(isSafeHref(completed) ? 'unknownHost' : 'unsafe')
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field id={id} label={words.link.address} fault={fault}>
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
          <AdminButton onClick={() => onSet(null)}>{words.link.remove}</AdminButton>
        ) : (
          <AdminButton onClick={onClose}>{words.cancel}</AdminButton>
        )}
        <AdminButton look="filled" type="submit">
          {words.insert}
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}

interface ImageAltDialogProps {
  open: boolean
  /** Stored address of the selected image. */
  src: string
  alt: string
  onClose: () => void
  onSet: (alt: string) => void
  /** Called to choose another image instead. */
  onReplace: () => void
}

/** Edits the alt text of an image in the body, or replaces the image. */
function ImageAltDialog({ open, ...rest }: ImageAltDialogProps) {
  return (
    <Sheet open={open} title={words.body.image} onClose={rest.onClose}>
      <ImageAltForm {...rest} />
    </Sheet>
  )
}

function ImageAltForm({ src, alt, onSet, onReplace }: Omit<ImageAltDialogProps, 'open'>) {
  const [typed, setTyped] = useState(alt)
  const url = imageUrl(src)

  function submit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: without this the editor's form would be submitted too.
    event.stopPropagation()
    onSet(normalizeAlt(typed))
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classNames(styles.stage, styles.known)}>{url && <img src={url} alt="" />}</div>
      <ImageAltField value={typed} onChange={setTyped} />
      <Sheet.Buttons>
        <AdminButton onClick={onReplace}>{words.image.replace}</AdminButton>
        <AdminButton look="filled" type="submit">
          {words.image.update}
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}

/**
 * Inserts an image at the caret, or replaces the selected one. Moves the caret below it: a selected image would be
 * replaced by the next typed character.
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

/** Links the selected text to an address, or removes the link (null). Without a selection it inserts the address. */
function setLink(editor: Editor, href: string | null) {
  const chain = editor.chain()
  const isInLink = editor.isActive('link')
  if (href !== null && editor.state.selection.empty && !isInLink)
    // Insert text instead of `setLink`, which would also change a link that the caret touches.
    return chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  if (isInLink) chain.extendMarkRange('link')
  return href === null ? chain.unsetLink().run() : chain.setLink({ href }).run()
}

/** The open dialog: link, alt text of the selected image, or insertion of an image file. */
export type BodyDialog = 'link' | 'image-alt' | File | null

interface Props {
  editor: Editor
  dialog: BodyDialog
  onClose: () => void
  /** Opens the file picker. */
  onPickImage: () => void
}

/** The dialogs of the body editor. The editor gets the focus when a dialog has made its change. */
export function BodyDialogs({ editor, dialog, onClose, onPickImage }: Props) {
  const connection = useConnection(({ state }) => state)
  const image = editor.getAttributes('image')

  /** Waits until the sheet is closed: it first returns the focus to the element that opened it. */
  function finish() {
    onClose()
    onDialogsClosed(() => !editor.isDestroyed && editor.commands.focus())
  }

  return (
    <>
      <LinkDialog
        open={dialog === 'link'}
        href={String(editor.getAttributes('link')['href'] ?? '')}
        onClose={onClose}
        onSet={(href) => {
          setLink(editor, href)
          finish()
        }}
      />
      <ImageAltDialog
        open={dialog === 'image-alt'}
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
        file={dialog instanceof File ? dialog : null}
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
