import { rights } from '@content/rights'
import type { Permission, Terms } from '@/content/types'
import { publicGalleries } from '@/content/publicContent'
import { findTerms } from '@/content/rights'
import { contactAddress } from './contact'
import { LicenseName } from './LicenseName'
import styles from './RightsPage.module.scss'

type Answer = Permission['answer']

const ANSWERS: Record<Answer, string> = { yes: '됩니다', ask: '먼저 묻기', no: '안 됩니다' }

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
          <th scope="col">하려는 일</th>
          <th scope="col">답</th>
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
          <OtherTerms key={key} name={collectionName(key)} terms={findTerms(key)} />
        ))}
      </tbody>
    </table>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  const text = ANSWERS[answer]
  if (answer !== 'ask') return <b>{text}</b>
  const { href, text: address } = contactAddress()
  return (
    <a href={href} data-address={address}>
      {text}
    </a>
  )
}

const NAMES: Record<string, string> = {
  favorites: '좋아하는 것들은',
  portfolio: '웹디자인은',
  episodes: '만화는',
  chapters: '소설은',
  fanart: '팬아트는',
}

/** Returns the name of a collection with its particle. Photos are named by their gallery, too. */
function collectionName(key: string): { subject: string; detail: string } {
  const gallery = publicGalleries.find((each) => each.key === key)
  return { subject: NAMES[key] ?? '사진은', detail: gallery ? `${gallery.title}: ` : '' }
}

function OtherTerms({ name, terms }: { name: ReturnType<typeof collectionName>; terms: Terms }) {
  return (
    <tr>
      <th scope="row">
        {name.subject} 다릅니다
        <small>
          {name.detail}
          <LicenseName license={terms.license} />
        </small>
      </th>
      <td>{terms.train ? '학습해도 됩니다' : '학습은 안 됩니다'}</td>
    </tr>
  )
}
