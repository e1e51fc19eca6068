// Written by scripts/build-art.ts.
import type { Picture } from '../picture'
import moreBook380 from './more-book-380.webp'
import moreBookFull from './more-book.webp'
import moreContest380 from './more-contest-380.webp'
import moreContestFull from './more-contest.webp'
import moreFantasy380 from './more-fantasy-380.webp'
import moreFantasyFull from './more-fantasy.webp'
import they380 from './they-380.webp'
import theyFull from './they.webp'
import tls380 from './tls-380.webp'
import tlsFull from './tls.webp'

export const moreBook: Picture = {
  src: moreBookFull,
  srcSet: `${moreBook380} 380w, ${moreBookFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'KUwGHQJGiGiICKeod3WnePh9fL/I',
}

export const moreContest: Picture = {
  src: moreContestFull,
  srcSet: `${moreContest380} 380w, ${moreContestFull} 600w`,
  width: 600,
  height: 900,
  placeholder: '6SgSFQb4ho51d1eIh3l3h3Anfgj2',
}

export const moreFantasy: Picture = {
  src: moreFantasyFull,
  srcSet: `${moreFantasy380} 380w, ${moreFantasyFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'JxkKJQT45qRp+He3dpnnV0mJkJQI',
}

export const they: Picture = {
  src: theyFull,
  srcSet: `${they380} 380w, ${theyFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'EggKFQSbNHuGB0Ypl4WKl5ePYPVo',
}

export const tls: Picture = {
  src: tlsFull,
  srcSet: `${tls380} 380w, ${tlsFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'GXgKTRALt4p3GJaYd3N5d3+I9ohI',
}
