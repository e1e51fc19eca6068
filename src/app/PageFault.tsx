import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { PageLoadError } from './preloadable'

/** What stands in a page's place: its file did not come (offline, a new deployment), or it failed to render. */
export function PageFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const notLoaded = error instanceof PageLoadError
  return (
    <ErrorView
      actions={
        <>
          <Button variant="filled" onClick={notLoaded ? () => window.location.reload() : onRetry}>
            {notLoaded ? '새로고침' : '다시 시도'}
          </Button>
          <ButtonLink to="/" icon={<ArrowIcon />}>
            처음으로
          </ButtonLink>
        </>
      }
    >
      {notLoaded ? (
        <p>
          페이지를 불러오지 못했습니다.
          <br />
          연결을 확인하고 새로고침해 주세요.
        </p>
      ) : (
        <p>
          이 페이지를 그리지 못했습니다.
          <br />
          잠시 뒤에 다시 시도해 주세요.
        </p>
      )}
    </ErrorView>
  )
}
