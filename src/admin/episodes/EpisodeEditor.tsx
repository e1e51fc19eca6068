import Editor, { type EditorProps } from '../editor/Editor'
import { EpisodeForm } from './EpisodeForm'

/** The editor of an episode: the editor of every item with the form of an episode. */
export default function EpisodeEditor(props: EditorProps) {
  return <Editor {...props} form={EpisodeForm} />
}
