import { rightsTexts } from '#messages/rightsTexts'
import { publicGalleries } from '@/content/publicContent'
import { findTerms } from '@/content/rights'
import type { Permission, Terms } from '@/content/types'
import { rights } from '@content/rights'
import { contactAddress } from './contact'
import { LicenseName } from './LicenseName'
import styles from './RightsPage.module.scss'

type Answer = Permission['answer']

/** The marks with which Koreans answer: a circle, a triangle and a cross. */
const MARKS: Record<Answer, string> = {
  yes: 'M18.6 7.2C16.8 3.6 12.2 2 8.2 3.4 3.6 5 1.8 10 3.4 14.2c1.6 4.2 6.6 5.8 10.8 4.2 4-1.6 6-5.6 5-9.6',
  ask: 'M11.4 3.2 19.4 18 2.6 18.4 11 3',
  no: 'M4 4.4 18 18M18.4 3.8 3.8 18.6',
}

/** The permissions of visitors, one row each, and the collections with other terms. */
export function PermissionTable() {
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{rightsTexts.use}</th>
          <th scope="col">{rightsTexts.answer}</th>
        </tr>
      </thead>
      <tbody>
        {rights.permissions.map(({ what, note, answer }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {note && <small>{note}</small>}
            </th>
            <td data-answer={answer}>
              <span>
                <svg viewBox="0 0 22 22" aria-hidden="true" focusable="false">
                  <path d={MARKS[answer]} />
                </svg>
                <AnswerText answer={answer} />
              </span>
            </td>
          </tr>
        ))}
        {Object.entries(rights.collections ?? {}).map(([key]) => (
          <OtherTerms key={key} name={describeCollection(key)} terms={findTerms(key)} />
        ))}
      </tbody>
    </table>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  const text = rightsTexts.answers[answer]
  if (answer !== 'ask') return <b>{text}</b>
  const { href, address } = contactAddress()
  return (
    <a href={href} data-address={address}>
      {text}
    </a>
  )
}

const NAMED = ['favorites', 'portfolio', 'episodes', 'chapters', 'fanart'] as const

/** Says that a collection has other terms. Photos are named by their gallery, too. */
function describeCollection(key: string): { text: string; detail: string } {
  const gallery = publicGalleries.find((each) => each.key === key)
  const named = NAMED.find((each) => each === key) ?? 'photos'
  return { text: rightsTexts.others[named], detail: gallery ? `${gallery.title}: ` : '' }
}

function OtherTerms({ name, terms }: { name: ReturnType<typeof describeCollection>; terms: Terms }) {
  return (
    <tr>
      <th scope="row">
        {name.text}
        <small>
          {name.detail}
          <LicenseName license={terms.license} />
        </small>
      </th>
      <td>{terms.train ? rightsTexts.training : rightsTexts.noTraining}</td>
    </tr>
  )
}
