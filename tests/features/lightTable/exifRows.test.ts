import { expect, it } from 'vitest'
import { differenceCount, exifPair } from '@/features/lightTable/ExifPair'
import { lightOf } from './photos'

const barley = lightOf('a7c2-1', {
  lens: 'FE 40mm F2.5 G',
  aperture: 2.5,
  shutter: '1/2000',
  iso: 100,
  focalLength: 40,
  focalLength35: 40,
  exposureCompensation: -0.7,
  takenAt: '2024-06-02T19:21:44+09:00',
})
const wires = lightOf('x100vi-1', {
  lens: 'FUJINON 23mm F2',
  aperture: 5.6,
  shutter: '1/420',
  iso: 200,
  focalLength: 23,
  focalLength35: 35,
  exposureCompensation: 0.7,
  takenAt: '2024-05-11T18:58:14+09:00',
  filmSimulation: 'NOSTALGIC Neg.',
  recipe: { 그레인: '약하게' },
})

it('sets what both were taken with side by side, and marks what differs', () => {
  const rows = exifPair(barley, wires)
  expect(rows.map(({ label }) => label)).toEqual([
    '조리개',
    '셔터',
    '감도',
    '빛',
    '초점 거리',
    '노출 보정',
    '렌즈',
    '카메라',
    '필름 시뮬레이션',
  ])
  expect(rows[0]).toEqual({ label: '조리개', values: ['f/2.5', 'f/5.6'], differs: true })
  expect(rows[3]).toEqual({ label: '빛', values: ['해 질 녘', '해 질 녘'], differs: false })
  expect(rows.at(-1)).toEqual({ label: '필름 시뮬레이션', values: [null, 'NOSTALGIC Neg.'], differs: true })
  expect(differenceCount(rows)).toBe('다른 값 여덟')
})

it('finds nothing different in a photograph and its like', () => {
  const rows = exifPair(barley, { ...barley })
  expect(rows.filter(({ differs }) => differs)).toEqual([])
  expect(differenceCount(rows)).toBe('다른 값 없음')
})

it('leaves out what neither knows; the camera is known by the collection', () => {
  expect(exifPair(lightOf('a7c2-1'), lightOf('a7c2-2'))).toEqual([
    { label: '카메라', values: ['SONY A7C2', 'SONY A7C2'], differs: false },
  ])
})

it('marks nothing beside a photograph that is not there', () => {
  const rows = exifPair(null, wires)
  expect(rows).toHaveLength(9)
  expect(rows.every(({ differs, values }) => !differs && values[0] === null)).toBe(true)
  expect(exifPair(null, null)).toEqual([])
})
