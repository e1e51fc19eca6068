// Written by scripts/build-art.ts.
import type { BarePicture, Picture } from '../../picture'
import background960 from './background-960.webp'
import background1280 from './background-1280.webp'
import backgroundFull from './background.webp'
import backgroundPortraitFull from './background-portrait.webp'
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
  placeholder: 'qagOHIpXmHh9i4eAdopIj5P4qA==',
}

export const backgroundPortrait: BarePicture = {
  src: backgroundPortraitFull,
  srcSet: `${backgroundPortraitFull} 720w`,
  width: 720,
  height: 1080,
}

export const left: BarePicture = {
  src: leftFull,
  srcSet: `${left600} 600w, ${leftFull} 900w`,
  width: 900,
  height: 1200,
}

export const right: BarePicture = {
  src: rightFull,
  srcSet: `${right600} 600w, ${rightFull} 900w`,
  width: 900,
  height: 1200,
}

export const sceneBack: BarePicture = {
  src: sceneBackFull,
  srcSet: `${sceneBackFull} 960w`,
  width: 960,
  height: 540,
}
