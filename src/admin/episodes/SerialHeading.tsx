import { serial } from '#messages/admin/serial'
import { findAdminSeries } from '../components/adminSeries'
import { SeriesChip } from '../components/SeriesChip'
import { EditorHeading } from '../editor/EditorHeading'
import type { ItemEditor } from '../editor/useItemEditor'
import type { SerialWork } from './useSerialWork'

interface Props {
  editor: ItemEditor
  work: SerialWork
}

/** The page's heading, with series, number and status. */
export function SerialHeading({ editor: { collection, row }, work: { series, number } }: Props) {
  return (
    <EditorHeading
      collection={collection}
      row={row}
      details={
        <>
          <SeriesChip series={findAdminSeries(collection, series)} />
          {number !== null && ` · ${serial.numbered(number, collection)}`}
        </>
      }
    />
  )
}
