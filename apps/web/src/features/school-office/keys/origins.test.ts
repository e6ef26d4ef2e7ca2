import { expect, it } from 'vitest'
import { originsIn } from './origins.ts'

it.each([
  [
    'one address in each line',
    'https://a.example\nhttps://b.example:8443',
    ['https://a.example', 'https://b.example:8443'],
  ],
  ['an address copied with its path', 'https://A.example/lessons/?page=1', ['https://a.example']],
  [
    'addresses with commas between them',
    'https://a.example, https://b.example',
    ['https://a.example', 'https://b.example'],
  ],
  ['an address that stands there twice', 'https://a.example\nhttps://a.example/', ['https://a.example']],
  ['the usual port', 'https://a.example:443', ['https://a.example']],
  ['words that are no address, for the contract to refuse', 'a.example', ['a.example']],
  ['an address with a name and a password as it is', 'https://me:pw@a.example', ['https://me:pw@a.example']],
  ['nothing', ' \n ', []],
])('reads %s', (_, text, origins) => expect(originsIn(text)).toEqual(origins))
