// Where `@/` leads, in the form that dependency-cruiser reads (a webpack configuration's `resolve`).
const { resolve } = require('node:path')

module.exports = { resolve: { alias: { '@': resolve(__dirname, '../src') } } }
