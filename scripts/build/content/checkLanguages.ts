// Import it before the content, which can't be read without a language.
import { languageFaults } from './languageFaults.ts'

const [fault] = languageFaults()
if (fault !== undefined) throw new Error(fault)
