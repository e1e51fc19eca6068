import * as v from 'valibot'

/** A field that may be absent; a bad value spoils this field alone (decisions §10.5). */
export function optionally<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}
