import { deskSeries, findDeskSeries } from '../components/deskSeries'
import { SeriesMark } from '../components/SeriesChip'
import type { ItemEditor } from '../editor/useItemEditor'
import { SerialFields } from '../episodes/SerialFields'
import styles from './ChapterFields.module.scss'
import { rememberNovel } from './chapterMeta'
import type { Chapter } from './useChapter'

interface Props {
  editor: ItemEditor
  chapter: Chapter
}

/** Novel, number and title of a chapter. */
export function ChapterFields({ editor: { collection, row }, editor, chapter }: Props) {
  return (
    <SerialFields
      editor={editor}
      options={deskSeries(collection)}
      series={chapter.novel}
      number={chapter.number}
      numberOwner={chapter.numberOwner}
      mark={<SeriesMark color={findDeskSeries(collection, chapter.novel).color} />}
      className={styles.fields}
      onSeries={(novel) => {
        // A new chapter takes the next number of the novel.
        chapter.changeFields(row ? { novel } : { novel, number: null })
        if (!row) rememberNovel(novel)
      }}
      onNumber={(number) => chapter.changeFields({ number })}
    />
  )
}
