import { checkWords } from '../../testing/check-words.ts'
import { replayWords } from './replay-words.ts'

checkWords('the words of a replay', replayWords)
