import { expect, it } from 'vitest'
import { differenceLabel, compareExif } from '@/features/lightTable/ExifPair'
import { buildPhoto } from './photos'

const barley = buildPhoto('a7c2-1', {
  lens: 'FE 40mm F2.5 G',
  aperture: 2.5,
  shutter: '1/2000',
  iso: 100,
  focalLength: 40,
  focalLength35: 40,
  exposureCompensation: -0.7,
  takenAt: '2024-06-02T19:21:44+09:00',
})
const wires = buildPhoto('x100vi-1', {
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

it('lists the settings of both photos and marks differences', () => {
  const rows = compareExif(barley, wires)
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
  expect(differenceLabel(rows)).toBe('다른 값 여덟')
})

it('finds no differences between equal photos', () => {
  const rows = compareExif(barley, { ...barley })
  expect(rows.filter(({ differs }) => differs)).toEqual([])
  expect(differenceLabel(rows)).toBe('다른 값 없음')
})

it('leaves out unknown settings; the camera comes from the collection', () => {
  expect(compareExif(buildPhoto('a7c2-1'), buildPhoto('a7c2-2'))).toEqual([
    { label: '카메라', values: ['SONY A7C2', 'SONY A7C2'], differs: false },
  ])
})

it('marks no differences if a photo is missing', () => {
  const rows = compareExif(null, wires)
  expect(rows).toHaveLength(9)
  expect(rows.every(({ differs, values }) => !differs && values[0] === null)).toBe(true)
  expect(compareExif(null, null)).toEqual([])
})
