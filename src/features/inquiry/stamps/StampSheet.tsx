import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import { list } from '#messages/list'
import { ListStates } from '@/features/list/ListStates'
import { usePostPages } from '@/features/list/usePostPages'
import { useShownState } from '@/inquiries/intake'
import { commissions } from '@/posts/collections'
import { useWorkSamples } from '@/posts/workSamples'
import { SheetStamp } from './SheetStamp'
import styles from './StampSheet.module.scss'

/** Stamps of the first row, which is in the first view. */
const FIRST_ROW = 5

/** The kinds of commission as an uncut sheet of stamps. Absent without kinds. */
export function StampSheet() {
  const view = usePostPages(commissions)
  const state = useShownState()
  const samples = useWorkSamples(view.posts)
  if (view.state === 'loading' || view.state === 'empty') return null
  return (
    <div className={styles.states}>
      <ListStates view={view} skeleton={null} empty={{}} failed={list.failed}>
        <section className={styles.sheet} aria-labelledby="commissions">
          <div className={styles.paper}>
            <div className={styles.margin}>
              <h2 id="commissions">{inquiryPageTexts.sheet}</h2>
              <Colors />
            </div>
            <ul className={styles.stamps}>
              {view.posts.map((kind, index) => (
                <SheetStamp
                  key={kind.id}
                  kind={kind}
                  state={state}
                  samples={samples}
                  priority={index < FIRST_ROW}
                />
              ))}
            </ul>
          </div>
        </section>
      </ListStates>
    </div>
  )
}

/** The printer's colours on the margin of the sheet. */
function Colors() {
  return (
    <span className={styles.colors} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
