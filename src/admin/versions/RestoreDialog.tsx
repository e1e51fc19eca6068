import { Button } from '../components/Button'
import { seoulMoment } from '../components/seoulTime'
import { Sheet } from '../components/Sheet'
import type { Question } from './useRestore'

interface Props {
  question: Question | null
  onRestore: (question: Question, status: 'draft' | 'published') => void
  onCancel: () => void
}

/** Says what bringing a version back means, before it is saved. */
export function RestoreDialog({ question, onRestore, onCancel }: Props) {
  const title = question ? `${seoulMoment(question.version.savedAt)}의 판으로 되돌릴까요?` : ''
  const asDraft = question !== null && (question.isPublished || question.gate !== null)
  return (
    <Sheet open={question !== null} title={title} onClose={onCancel}>
      {question && (
        <>
          {question.lost.image && (
            <p>이 판의 사진은 남아 있지 않습니다. 사진과 대체 텍스트는 지금 것을 두고 나머지만 되돌립니다.</p>
          )}
          {question.lost.body > 0 && (
            <p>본문의 그림 {question.lost.body}장은 남아 있지 않아, 되돌리면 빈 자리로 보입니다.</p>
          )}
          {question.isPublished && !question.gate && <p>사이트에도 바로 보입니다.</p>}
          {question.gate && <p>{question.gate} 되돌린 글은 임시저장에 둡니다.</p>}
          <Sheet.Buttons>
            <Button onClick={onCancel}>취소</Button>
            <Button
              look={canPublish(question) ? 'outline' : 'filled'}
              onClick={() => onRestore(question, asDraft ? 'draft' : question.status)}
            >
              {asDraft ? '임시저장으로 되돌리기' : '되돌리기'}
            </Button>
            {canPublish(question) && (
              <Button look="filled" onClick={() => onRestore(question, 'published')}>
                되돌려 게시하기
              </Button>
            )}
          </Sheet.Buttons>
        </>
      )}
    </Sheet>
  )
}

const canPublish = ({ isPublished, gate }: Question) => isPublished && gate === null
