// Written by scripts/build/art.ts.
import type { BarePicture, Picture } from '@/assets/picture'
import background960 from './background-960.avif'
import background1280 from './background-1280.avif'
import backgroundPortraitFull from './background-portrait.avif'
import backgroundPortraitPlain from './background-portrait.webp'
import backgroundFull from './background.avif'
import backgroundPlain from './background.webp'
import left600 from './left-600.avif'
import leftFull from './left.avif'
import leftPlain from './left.webp'
import right600 from './right-600.avif'
import rightFull from './right.avif'
import rightPlain from './right.webp'
import sceneBackFull from './scene-back.avif'
import sceneBackPlain from './scene-back.webp'

export const background: Picture = {
  src: backgroundPlain,
  avif: `${background960} 960w, ${background1280} 1280w, ${backgroundFull} 1920w`,
  width: 1920,
  height: 1080,
  placeholder: 'lMcJFIQIdnh3iXh0iIYHdYtU9w==',
}

export const backgroundPortrait: BarePicture = {
  src: backgroundPortraitPlain,
  avif: `${backgroundPortraitFull} 720w`,
  width: 720,
  height: 1080,
}

export const left: BarePicture = {
  src: leftPlain,
  avif: `${left600} 600w, ${leftFull} 900w`,
  width: 900,
  height: 1200,
}

export const right: BarePicture = {
  src: rightPlain,
  avif: `${right600} 600w, ${rightFull} 900w`,
  width: 900,
  height: 1200,
}

export const sceneBack: BarePicture = {
  src: sceneBackPlain,
  avif: `${sceneBackFull} 960w`,
  width: 960,
  height: 540,
}
