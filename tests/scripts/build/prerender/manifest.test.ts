import { expect, it } from 'vitest'
import { collectFiles, type Manifest } from '../../../../scripts/build/prerender/manifest.ts'

const chunk = (name: string, ...imports: string[]) => ({ file: `${name}.js`, css: [`${name}.css`], imports })
const manifest: Manifest = {
  page: chunk('page', 'list', 'picture'),
  list: chunk('list', 'picture', 'page'),
  picture: chunk('picture'),
}

it('lists each file once, imported files first', () => {
  expect(collectFiles(manifest, ['page'], '/base/')).toEqual({
    scripts: ['/base/picture.js', '/base/list.js', '/base/page.js'],
    styles: ['/base/picture.css', '/base/list.css', '/base/page.css'],
  })
})

it('throws if the build has no such source', () => {
  expect(() => collectFiles(manifest, ['gone'], '/')).toThrow('The build has no gone.')
})
