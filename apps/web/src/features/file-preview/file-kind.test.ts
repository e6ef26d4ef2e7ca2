import { expect, it } from 'vitest'
import { fileKind, fileNameOf } from './file-kind.ts'

it.each([
  ['photo.JPG', 'image'],
  ['第一课.pdf', 'pdf'],
  ['read-aloud.mp3', 'audio'],
  ['lesson.mp4', 'video'],
  ['live.m3u8', 'video'],
  ['words.txt', 'text'],
  ['page.html', 'other'],
  ['drawing.svg', 'other'],
  ['photo.jpg.exe', 'other'],
  ['slides.pptx', 'other'],
  ['.png', 'other'],
  ['no-ending', 'other'],
] as const)('%s is shown as %s', (name, kind) => expect(fileKind(name)).toBe(kind))

it.each([
  ['/cos/hwjy/%E7%AC%AC%E4%B8%80%E8%AF%BE.pdf?sign=1', '第一课.pdf'],
  ['/cos/hwjy/100%.txt', '100%.txt'],
  ['/cos/hwjy/', ''],
])('the name in %s is %s', (path, name) => expect(fileNameOf(new URL(path, 'https://school.example'))).toBe(name))
