import { checkWords } from '../../testing/check-words.ts'
import { chatWords } from './chat-words.ts'

checkWords('the words of the chat', chatWords)
