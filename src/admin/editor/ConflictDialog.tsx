import type { Collection } from '@/posts/collections'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { fieldLabel, sortFieldNames } from './formFields'

interface Props {
  collection: Collection
  /** Fields changed elsewhere that saving would overwrite; null closes the dialog. */
  overwrittenFields: readonly string[] | null
  /** Set if overwriting would publish a post that was hidden elsewhere, or hide one that was published elsewhere. */
  revertedStatus?: 'hiding' | 'publishing' | null
  /** True if reloading was refused because the draft could not be stored. */
  isStuck?: boolean
  /** Says what happens to the unsaved changes on reload. */
  reloadNote?: string
  onClose: () => void
  onOverwrite: () => void
  onReload: () => void
}

/** Says that the row was changed elsewhere, and what overwriting or reloading would do. */
export function ConflictDialog({
  collection,
  overwrittenFields,
  revertedStatus = null,
  isStuck = false,
  reloadNote = '다시 불러오면 지금 쓰던 내용은 이 브라우저에 남아 되살릴 수 있습니다.',
  ...on
}: Props) {
  const names = sortFieldNames(overwrittenFields ?? []).map((name) => `‘${fieldLabel(collection, name)}’`)
  return (
    <Sheet open={overwrittenFields !== null} title="다른 곳에서 먼저 바뀌었습니다" onClose={on.onClose}>
      <p>
        이 글을 여는 사이 다른 탭이나 기기에서 저장했습니다.{' '}
        {names.length > 0
          ? `덮어쓰면 그곳에서 바꾼 ${names.join(', ')}의 내용이 여기서 쓴 것으로 바뀌고, 나머지는 그대로 남습니다.`
          : '같은 항목을 바꾸지는 않아서, 덮어써도 그곳에서 바꾼 내용은 그대로 남습니다.'}
      </p>
      {revertedStatus && (
        <p>
          <strong>
            {revertedStatus === 'hiding'
              ? '그곳에서는 게시를 취소했습니다. 덮어쓰면 사이트에 다시 보입니다.'
              : '그곳에서는 게시했습니다. 덮어쓰면 사이트에서 내려갑니다.'}
          </strong>
        </p>
      )}
      {isStuck ? (
        <p role="alert">
          브라우저 저장소가 가득 차 쓰던 내용을 보관할 수 없어 다시 불러오지 않았습니다. 닫고 내용을 다른 곳에
          옮겨 두거나, 저장소를 비운 뒤 다시 시도해 주세요.
        </p>
      ) : (
        <p>{reloadNote}</p>
      )}
      <Sheet.Buttons>
        <AdminButton onClick={on.onReload}>다시 불러오기</AdminButton>
        <AdminButton look="danger" onClick={on.onOverwrite}>
          덮어쓰기
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
