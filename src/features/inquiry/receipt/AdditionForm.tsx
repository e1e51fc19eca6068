import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { receiptTexts } from '#messages/receiptTexts'
import { MAX_ADDITION_LENGTH, MAX_ADDITIONS } from '@/config/constants'
import { hasEnded } from '@/inquiries/letter'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { isComposing } from '@/lib/browser/isComposing'
import { Button } from '@/ui/Button'
import { AlertIcon } from '@/ui/icons'
import { Text } from './Conversation'
import { countWritten, useAddition } from './useAddition'
import type { ReceiptReading } from './useReceipt'
import styles from './AdditionForm.module.scss'

interface Props extends Pick<ReceiptReading, 'show' | 'reread'> {
  token: string
  receipt: Receipt
}

type Addition = ReturnType<typeof useAddition>

/** The field for further texts of the sender; absent after the end and after the last one. What could not be sent stays readable. */
export function AdditionForm({ token, receipt, ...reading }: Props) {
  const addition = useAddition(token, reading)
  const [isAdded, setIsAdded] = useState(false)
  const left = MAX_ADDITIONS - receipt.messages.filter(({ author }) => author === 'sender').length
  const isOpen = !hasEnded(receipt.state) && left > 0
  const send = async () => setIsAdded((await addition.send()) !== null)
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAdded && addition.text === '' && receiptTexts.add.added}
      </p>
      {isOpen && <Field addition={addition} left={left} onSend={() => void send()} />}
      {!isOpen && addition.text !== '' && <Unsent text={addition.text} />}
      {!hasEnded(receipt.state) && left <= 0 && <UsedUp wasUsed={isAdded} />}
    </>
  )
}

function Field({ addition, left, onSend }: { addition: Addition; left: number; onSend: () => void }) {
  const { text, fault, isSending, write } = addition
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { add } = receiptTexts
  function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSend()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A press on the button leaves the field.
        field.current?.focus()
        onSend()
      }}
    >
      <div className={styles.head}>
        <label htmlFor={id}>{add.label}</label>
        <span id={`${id}-count`}>{add.count(countWritten(text), MAX_ADDITION_LENGTH, left)}</span>
      </div>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        readOnly={isSending}
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-count${fault === null ? '' : ` ${id}-fault`}`}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={sendByKeys}
      />
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault !== null && (
          <>
            <AlertIcon />
            {fault}
          </>
        )}
      </p>
      <Button type="submit" variant="filled" aria-disabled={isSending || undefined}>
        {isSending ? add.sending : add.label}
      </Button>
    </form>
  )
}

function Unsent({ text }: { text: string }) {
  const { unsent, ended } = receiptTexts.add
  return (
    <section className={styles.unsent} aria-label={unsent}>
      <p role="alert">{ended}</p>
      <Text text={text} />
    </section>
  )
}

/** Takes the focus of the field that it replaces. */
function UsedUp({ wasUsed }: { wasUsed: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (wasUsed) line.current?.focus({ preventScroll: true })
  }, [wasUsed])
  return (
    <p ref={line} tabIndex={-1} className={styles.usedUp}>
      {receiptTexts.add.usedUp(MAX_ADDITIONS)}
    </p>
  )
}
