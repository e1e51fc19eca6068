import Editor, { type EditorProps } from '../editor/Editor'
import { ChapterForm } from './ChapterForm'

/** The editor of a chapter: the editor of every item with the form of a chapter. */
export default function ChapterEditor(props: EditorProps) {
  return <Editor {...props} form={ChapterForm} />
}
