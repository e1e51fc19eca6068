import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useConnection } from '../connection/connection'
import { Button } from '../components/Button'
import { formatMoment } from '../components/formatMoment'
import { dropLocalDraft, moveToNewItem, type KeptDraft } from './localDrafts'
import { useKeptDrafts } from './useKeptDrafts'

/** What this browser has kept of a row that was deleted elsewhere: each can go on as a new item, or is thrown away. */
export function LeftDrafts({ collection, id }: { collection: Collection; id: number }) {
  const navigate = useNavigate()
  const kept = useKeptDrafts(collection, id)
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  // Without a connection the row may just not be seen.
  const connected = useConnection(({ state }) => state === 'connected')

  async function saveAsNew(draft: KeptDraft) {
    await moveToNewItem(collection.key, draft)
    void navigate(collection.uploadPath)
  }

  async function discard({ key }: KeptDraft) {
    setDiscarded((keys) => [...keys, key])
    await dropLocalDraft(key)
  }

  if (!connected) return null
  const left = kept?.filter(({ key }) => !discarded.includes(key))
  return left?.map((draft) => (
    <div key={draft.key}>
      <p>
        저장하지 않은 내용이 이 브라우저에 남아 있습니다: ‘{draft.draft.title || '제목 없음'}’,{' '}
        {formatMoment(new Date(draft.savedAt).toISOString())}
      </p>
      <Button onClick={() => void discard(draft)}>버리기</Button>{' '}
      <Button look="filled" onClick={() => void saveAsNew(draft)}>
        새 글로 저장
      </Button>
    </div>
  ))
}
