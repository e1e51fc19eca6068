import { isVisible, TITLE_MISSING, type DraftFaults, type PostDraft } from './postDraft'

/** What publishing looks at. */
type Publishable = Pick<PostDraft, 'title' | 'image' | 'alt'>

/**
 * What a visitor would miss, by field: the one gate of everything that publishes (decisions §4). `hasPicture` tells of a
 * picture that is on its way into the row.
 */
export function missingToPublish(
  { title, image, alt }: Publishable,
  hasPicture: boolean = image !== null,
): DraftFaults {
  return {
    ...(isVisible(title) ? {} : { title: TITLE_MISSING }),
    ...(hasPicture ? {} : { image: '사진을 올려 주세요.' }),
    ...(isVisible(alt ?? '')
      ? {}
      : { alt: '대체 텍스트를 입력해 주세요. 사진을 보지 못하는 사람이 듣는 글입니다.' }),
  }
}
