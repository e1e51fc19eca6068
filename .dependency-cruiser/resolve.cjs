// Where `@/` and `@content/` lead, in the form that dependency-cruiser reads (a webpack configuration's `resolve`).
const { existsSync } = require('node:fs')
const { resolve } = require('node:path')

const own = resolve(__dirname, '../src/content/mine')
const content = existsSync(own) ? own : resolve(__dirname, '../src/content/sample')

module.exports = { resolve: { alias: { '@': resolve(__dirname, '../src'), '@content': content } } }
