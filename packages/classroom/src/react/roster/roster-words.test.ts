import { checkWords } from '../testing/check-words.ts'
import { rosterWords } from './roster-words.ts'

checkWords('words of the roster', rosterWords)
