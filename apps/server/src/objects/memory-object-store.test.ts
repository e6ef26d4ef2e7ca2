import { describeObjectStore } from '../ports/object-store.contract.ts'
import { createMemoryObjectStore } from './memory-object-store.ts'

describeObjectStore('memory', () => createMemoryObjectStore())
