import { checkWords } from '../testing/check-words.ts'
import { speakingWords } from './speaking-words.ts'

checkWords('words of speaking', speakingWords)
