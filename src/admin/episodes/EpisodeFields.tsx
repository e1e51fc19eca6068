import { episodes } from '@/posts/collections'
import { deskSeries } from '../components/deskSeries'
import type { ItemEditor } from '../editor/useItemEditor'
import { SerialFields } from './SerialFields'
import { lastSeries } from './seriesNumbers'
import type { Episode } from './useEpisode'

interface Props {
  editor: ItemEditor
  episode: Episode
}

/** Series, number and title of an episode. */
export function EpisodeFields({ editor, episode }: Props) {
  return (
    <SerialFields
      editor={editor}
      options={deskSeries(episodes)}
      series={episode.series}
      number={episode.number}
      numberOwner={episode.numberOwner}
      onSeries={(series) => {
        episode.changeFields({ series })
        if (!editor.row) lastSeries.set(series)
      }}
      onNumber={(number) => episode.changeFields({ number })}
    />
  )
}
