import { afterEach } from 'vitest'
import { resetWarnings } from '@/lib/logger'

afterEach(() => resetWarnings())
