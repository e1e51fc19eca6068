// How dependency-cruiser reads our files: it knows no TypeScript 7, so Babel takes the types off. An import of types is first
// made one of values, because the rule holds for it too. The preset drops such imports as soon as it enters a file, so this
// plugin does its work on entering, too, before it: visitors of the imports themselves would come too late.
function keepTypeImports({ types }) {
  return {
    visitor: {
      Program: {
        enter(program) {
          const { body } = program.node
          for (const node of body) for (const part of [node, ...(node.specifiers ?? [])]) asValue(part)
          program.traverse({
            // `import('./post').Post` within a type
            TSImportType: ({ node: { argument } }) =>
              void body.push(types.importDeclaration([], types.stringLiteral(argument.value))),
          })
        },
      },
    },
  }
}

function asValue(node) {
  if (node.importKind) node.importKind = 'value'
  if (node.exportKind) node.exportKind = 'value'
}

module.exports = {
  plugins: [keepTypeImports],
  presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
}
