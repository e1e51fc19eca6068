// Written by scripts/build/art.ts.
import type { Picture } from '../picture'
import moreBook380 from './more-book-380.avif'
import moreBookFull from './more-book.avif'
import moreBookPlain from './more-book.webp'
import moreContest380 from './more-contest-380.avif'
import moreContestFull from './more-contest.avif'
import moreContestPlain from './more-contest.webp'
import moreFantasy380 from './more-fantasy-380.avif'
import moreFantasyFull from './more-fantasy.avif'
import moreFantasyPlain from './more-fantasy.webp'
import they380 from './they-380.avif'
import theyFull from './they.avif'
import theyPlain from './they.webp'
import tls380 from './tls-380.avif'
import tlsFull from './tls.avif'
import tlsPlain from './tls.webp'

export const moreBook: Picture = {
  src: moreBookPlain,
  avif: `${moreBook380} 380w, ${moreBookFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'KUwGHQJGiGiICKeod3WnePh9fL/I',
}

export const moreContest: Picture = {
  src: moreContestPlain,
  avif: `${moreContest380} 380w, ${moreContestFull} 600w`,
  width: 600,
  height: 900,
  placeholder: '6SgSFQb4ho51d1eIh3l3h3Anfgj2',
}

export const moreFantasy: Picture = {
  src: moreFantasyPlain,
  avif: `${moreFantasy380} 380w, ${moreFantasyFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'JxkKJQT45qRp+He3dpnnV0mJkJQI',
}

export const they: Picture = {
  src: theyPlain,
  avif: `${they380} 380w, ${theyFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'EggKFQSbNHuGB0Ypl4WKl5ePYPVo',
}

export const tls: Picture = {
  src: tlsPlain,
  avif: `${tls380} 380w, ${tlsFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'GXgKTRALt4p3GJaYd3N5d3+I9ohI',
}
