import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import styles from './NotFoundView.module.scss'
import { tornEdge } from './tornEdge'

const stub = {
  shade: { clipPath: tornEdge({ seed: 31, inset: 12, swing: 10, side: 'right' }) },
  page: { clipPath: tornEdge({ seed: 43, inset: 14, swing: 9, side: 'right' }) },
}
const leaf = {
  shade: { clipPath: tornEdge({ seed: 19, inset: 24, swing: 10, side: 'left' }) },
  page: { clipPath: tornEdge({ seed: 7, inset: 26, swing: 9, side: 'left' }) },
}

/** A book with a leaf torn out: the page for an address that leads nowhere (specification §2). */
export function NotFoundView() {
  return (
    <div className={styles.desk} data-testid="not-found" data-world="paper">
      <div className={styles.stubShade} style={stub.shade} />
      <div className={styles.stub} style={stub.page} />
      <div className={styles.leaf}>
        <div className={styles.leafShade} style={leaf.shade} />
        <div className={styles.sheet} style={leaf.page}>
          <div className={styles.words}>
            <Logo className={styles.logo} />
            <h1 className={styles.title}>
              요청하신 페이지를 <br />
              표시할 수 없습니다.
            </h1>
            <p className={styles.text}>주소가 잘못되었거나, 예전 사이트의 주소로 들어오셨습니다.</p>
            <ButtonLink to="/" variant="filled" icon={<ArrowIcon />}>
              처음으로
            </ButtonLink>
          </div>
          <p className={styles.folio} aria-hidden="true">
            404쪽 · 낙장
          </p>
        </div>
      </div>
    </div>
  )
}
