import { withBase } from '@/config/base'
import { buttonClass } from '@/ui/Button'
import { FaultView } from '@/ui/FaultView'

/**
 * What stands in the place of everything: a root's file did not come, or a fault that no boundary within has caught.
 * The way home is the browser's own and needs nothing that is not here. For the boundary around a root.
 */
export const rootFault = (error: unknown) => (
  <main id="main" data-world="paper">
    <FaultView scope="page" what="이 페이지를" error={error}>
      <a href={withBase('/')} className={buttonClass({})}>
        처음으로
      </a>
    </FaultView>
  </main>
)
