import { localized } from '@/content/localized'

/** Introduction above the favorites, one string per line. */
export const favoritesIntro = localized({
  ko: ['하루에 하나씩 붙여 보내고 싶은,', '작업대 위의 작은 것들.'],
  en: ['Small things from my desk,', 'to stamp and send one a day.'],
})
