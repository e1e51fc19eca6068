// Written by scripts/build-art.ts.
import type { Picture } from '../../picture'
import background960 from './background-960.webp'
import background1280 from './background-1280.webp'
import backgroundFull from './background.webp'
import backgroundPortraitFull from './background-portrait.webp'
import character1400 from './character-1-400.webp'
import character1Full from './character-1.webp'
import character2400 from './character-2-400.webp'
import character2Full from './character-2.webp'
import character3400 from './character-3-400.webp'
import character3Full from './character-3.webp'
import character4400 from './character-4-400.webp'
import character4Full from './character-4.webp'
import cover450 from './cover-450.webp'
import coverFull from './cover.webp'
import illust1480 from './illust-1-480.webp'
import illust1800 from './illust-1-800.webp'
import illust1Full from './illust-1.webp'
import illust2480 from './illust-2-480.webp'
import illust2800 from './illust-2-800.webp'
import illust2Full from './illust-2.webp'
import illust3480 from './illust-3-480.webp'
import illust3800 from './illust-3-800.webp'
import illust3Full from './illust-3.webp'
import left600 from './left-600.webp'
import leftFull from './left.webp'
import right600 from './right-600.webp'
import rightFull from './right.webp'
import sceneBackFull from './scene-back.webp'

export const background: Picture = {
  src: backgroundFull,
  srcSet: `${background960} 960w, ${background1280} 1280w, ${backgroundFull} 1920w`,
  width: 1920,
  height: 1080,
  placeholder: 'oGoKXIhoaId/eneNiHN4f4jyNw==',
}

export const backgroundPortrait: Picture = {
  src: backgroundPortraitFull,
  srcSet: `${backgroundPortraitFull} 720w`,
  width: 720,
  height: 1080,
  placeholder: '4ZoGTQyoqX159niXV3mGWHh/h9MH',
}

export const character1: Picture = {
  src: character1Full,
  srcSet: `${character1400} 400w, ${character1Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'JAgKNgjqemZqluh2Z1+GeUdoCIaBMHc=',
}

export const character2: Picture = {
  src: character2Full,
  srcSet: `${character2400} 400w, ${character2Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'XesKJgpXqAi4h7eHV4uGeIZniHB+34g=',
}

export const character3: Picture = {
  src: character3Full,
  srcSet: `${character3400} 400w, ${character3Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'qSoKVgjXSPc4dziHmIZ3iHiH+HuK73c=',
}

export const character4: Picture = {
  src: character4Full,
  srcSet: `${character4400} 400w, ${character4Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'WQcGLgRlbSRzaQqodbNZioRIbAa0gAA=',
}

export const cover: Picture = {
  src: coverFull,
  srcSet: `${cover450} 450w, ${coverFull} 900w`,
  width: 900,
  height: 1200,
  placeholder: 'YWkGNQxppnCEaGgol4V6lmaPevm3',
}

export const illust1: Picture = {
  src: illust1Full,
  srcSet: `${illust1480} 480w, ${illust1800} 800w, ${illust1Full} 1200w`,
  width: 1200,
  height: 800,
  placeholder: 'HAgODYJ4d3h4d3hwiHeIguVfw99K',
}

export const illust2: Picture = {
  src: illust2Full,
  srcSet: `${illust2480} 480w, ${illust2800} 800w, ${illust2Full} 1200w`,
  width: 1200,
  height: 800,
  placeholder: '3akKDYJXNQiIaIeXVolmdw2HiYCJ',
}

export const illust3: Picture = {
  src: illust3Full,
  srcSet: `${illust3480} 480w, ${illust3800} 800w, ${illust3Full} 1200w`,
  width: 1200,
  height: 800,
  placeholder: 'ohgKLYR4eIeNiHiJV8iIj6RpULkF',
}

export const left: Picture = {
  src: leftFull,
  srcSet: `${left600} 600w, ${leftFull} 900w`,
  width: 900,
  height: 1200,
  placeholder: 'YXqKFAQs6Kh6BnaaTGzvIIKAgHB3GIh3Aw==',
}

export const right: Picture = {
  src: rightFull,
  srcSet: `${right600} 600w, ${rightFull} 900w`,
  width: 900,
  height: 1200,
  placeholder: '2geGNAQsVeeICKp1enMIDGtycGGIN3eGBA==',
}

export const sceneBack: Picture = {
  src: sceneBackFull,
  srcSet: `${sceneBackFull} 960w`,
  width: 960,
  height: 540,
  placeholder: 'XFoKVIhoaId/eneNiHN4f4jyNw==',
}
