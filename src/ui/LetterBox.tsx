import { intakeTexts } from '#messages/intakeTexts'
import { classNames } from '@/lib/classNames'
import styles from './LetterBox.module.scss'

const STATES = ['open', 'waitlist', 'closed'] as const
type State = (typeof STATES)[number]

/** Length of the flag's arm from its pin, in units of the drawing. */
const ARM = 212
const FLAG = {
  arm: `M-10-5H${ARM}V5H-10Z`,
  plate: `M${ARM - 66} 5H${ARM}V96H${ARM - 66}Z`,
}
/** The ends of the arc that the flag's tip draws, beyond the arm. */
const ARC = 'M230 0A230 230 0 0 0 0-230'

/** Side of the box: x runs along its depth, y downwards. */
const side = (x: number, y: number) => `matrix(.9768 -.214 0 1 ${x} ${y})`
const PIN = side(288.8, 197.3)

/** Degrees by which the lowered flag is turned. */
const TURNS = { open: -90, waitlist: -45, closed: 0 }

/** Positions of the names: beside the arm, or beyond its tip. */
const NAMES = {
  open: { x: 270, y: 14, textAnchor: 'end' },
  waitlist: { x: 461, y: -9, textAnchor: 'start' },
  closed: { x: 529, y: 151, textAnchor: 'start' },
} as const

interface Props {
  /** The state that visitors see. Null while nobody knows it: the box then has no flag. */
  state: State | null
  /** Name on the box. */
  name: string
  /** Shows the names of the three positions. */
  named?: boolean
  className?: string | undefined
}

/**
 * The owner's letter box: its flag is the only colour and says the state of the intake. A decoration beside the same words, hidden from
 * assistive technology. Its guides and names reach beyond its box, by a fifth of its width to the right.
 */
export function LetterBox({ state, name, named = false, className }: Props) {
  const isOpen = state === 'open' || state === 'waitlist'
  return (
    <svg
      className={classNames(styles.box, className)}
      viewBox="82 -44 420 490"
      data-flag={state ?? undefined}
      aria-hidden="true"
      focusable="false"
    >
      <Body name={name} isOpen={isOpen} />
      <g className={styles.guides}>
        {STATES.filter((each) => each !== state).map((each) => (
          <g key={each} transform={PIN}>
            <path d={FLAG.arm + FLAG.plate} transform={`rotate(${TURNS[each]})`} />
          </g>
        ))}
        <path d={ARC} transform={PIN} />
      </g>
      {named && <Names state={state} />}
      {state && (
        <g transform={PIN}>
          <g className={styles.flag}>
            <path d={FLAG.arm} className={styles.ink} strokeWidth="2" />
            <path d={FLAG.plate} className={styles.plate} />
          </g>
          <circle r="6" className={styles.paper} />
        </g>
      )}
    </svg>
  )
}

/** Box, door and post, with an empty sheet inside while the door is open. */
function Body({ name, isOpen }: { name: string; isOpen: boolean }) {
  return (
    <>
      <path d="M238 262l30-6v178l-30 6Z" className={styles.ink} />
      <path d="M190 262h48v178h-48z" className={styles.paper} />
      <path
        d="M90 270V150A75 75 0 0 1 149 76.7L359 30.7A75 75 0 0 1 450 104V224L240 270Z"
        className={styles.paper}
      />
      <path d={HATCHING} transform={side(240, 270)} strokeWidth=".9" />
      <text transform={side(337.7, 164)}>{name}</text>
      <path d="M90 270V150a75 75 0 0 1 150 0V270Z" className={isOpen ? styles.ink : styles.ground} />
      {isOpen ? (
        <>
          <path d="m122 270 8-92 74-10 10 102Z" className={styles.paper} stroke="none" />
          <path d="m138 196 52-6m-50 22 54-6m-52 22 40-4" className={styles.lines} />
          <path d="M92 270h146v38a73 50 0 0 1-146 0Z" className={styles.paper} />
          <path d="M104 282h122v26a61 40 0 0 1-122 0Z" strokeWidth="1.2" />
          <path d="M112 306l26-22m-20 34 40-34m-28 40 46-40m-30 42 44-38m-24 38 32-28" strokeWidth=".8" />
          <path d="M156 344h18" strokeWidth="5" />
        </>
      ) : (
        <>
          <path d="M102 260V150a63 63 0 0 1 126 0V260Z" strokeWidth="1.2" />
          <path d="M157 118h16v16h-16z" className={styles.ink} />
          <path d="M118 246l34-34m-34 16 50-50m-24 78 62-62m-40 62 40-40" strokeWidth=".8" />
        </>
      )}
    </>
  )
}

/** The shadow at the foot of the side. */
const HATCHING = Array.from({ length: 17 }, (_, index) => {
  const isAtEdge = index > 14
  return `M${8 + index * 12.4}-6l${isAtEdge ? 0 : 14}-${isAtEdge ? 12 : 28}`
}).join('')

function Names({ state }: { state: State | null }) {
  return (
    <g className={styles.names}>
      {STATES.map((each) => (
        <text key={each} {...NAMES[each]} data-current={each === state ? '' : undefined}>
          {intakeTexts.flag[each]}
        </text>
      ))}
    </g>
  )
}
