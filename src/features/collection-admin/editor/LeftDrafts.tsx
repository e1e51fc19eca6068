import { useNavigate } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import { useConnection } from '../connection/connection'
import { Button } from '../parts/Button'
import { formatMoment } from '../parts/formatMoment'
import { moveToNewItem, type KeptDraft } from './localDrafts'
import { useKeptDrafts } from './useKeptDrafts'

/** What this browser has kept of a row that was deleted elsewhere: each can go on as a new item. */
export function LeftDrafts({ collection, id }: { collection: Collection; id: number }) {
  const navigate = useNavigate()
  const kept = useKeptDrafts(collection, id)
  // Without a connection the row may just not be seen.
  const connected = useConnection(({ state }) => state === 'connected')

  async function saveAsNew(draft: KeptDraft) {
    await moveToNewItem(collection.key, draft)
    void navigate(collection.uploadPath)
  }

  if (!connected) return null
  return kept?.map((draft) => (
    <div key={draft.key}>
      <p>
        저장하지 않은 내용이 이 브라우저에 남아 있습니다: ‘{draft.draft.title || '제목 없음'}’,{' '}
        {formatMoment(new Date(draft.savedAt).toISOString())}
      </p>
      <Button look="filled" onClick={() => void saveAsNew(draft)}>
        새 글로 저장
      </Button>
    </div>
  ))
}
