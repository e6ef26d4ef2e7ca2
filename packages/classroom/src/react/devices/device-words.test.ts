import { checkWords } from '../testing/check-words.ts'
import { deviceWords } from './device-words.ts'

checkWords('words of devices', deviceWords)
