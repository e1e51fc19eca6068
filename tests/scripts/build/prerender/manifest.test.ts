import { expect, it } from 'vitest'
import { filesOf, type Manifest } from '../../../../scripts/build/prerender/manifest.ts'

const chunk = (name: string, ...imports: string[]) => ({ file: `${name}.js`, css: [`${name}.css`], imports })
const manifest: Manifest = {
  page: chunk('page', 'list', 'picture'),
  list: chunk('list', 'picture', 'page'),
  picture: chunk('picture'),
}

it('names each file once, what is imported before what imports it', () => {
  expect(filesOf(manifest, ['page'], '/base/')).toEqual({
    scripts: ['/base/picture.js', '/base/list.js', '/base/page.js'],
    styles: ['/base/picture.css', '/base/list.css', '/base/page.css'],
  })
})

it('says which source the build lacks', () => {
  expect(() => filesOf(manifest, ['gone'], '/')).toThrow('The build has no gone.')
})
