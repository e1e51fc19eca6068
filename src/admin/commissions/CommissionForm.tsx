import { EditorForm } from '../editor/EditorForm'
import type { EditedItem } from '../editor/useItemEditor'
import { CommissionFields } from './CommissionFields'
import { commissionRules } from './commissionRules'

/** The form of a kind of commission. */
export function CommissionForm(item: EditedItem) {
  return <EditorForm {...item} rules={commissionRules} fields={CommissionFields} isTitled />
}
