// How dependency-cruiser reads our files: it knows no TypeScript 7, so Babel takes the types off, and imports of types stay
// imports, because the rule holds for them too.
function asValue(specifier) {
  if (specifier.importKind === 'type') specifier.importKind = 'value'
  if (specifier.exportKind === 'type') specifier.exportKind = 'value'
}

function keepTypeImports() {
  return {
    visitor: {
      ImportDeclaration({ node }) {
        node.importKind = 'value'
        node.specifiers.forEach(asValue)
      },
      ExportNamedDeclaration({ node }) {
        if (node.source) node.exportKind = 'value'
        node.specifiers.forEach(asValue)
      },
    },
  }
}

module.exports = {
  plugins: [keepTypeImports],
  presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
}
