import Editor, { type EditorProps } from '../editor/Editor'
import { CommissionForm } from './CommissionForm'

/** The editor of a kind of commission: the editor of every item with other fields. */
export default function CommissionEditor(props: EditorProps) {
  return <Editor {...props} form={CommissionForm} />
}
