import { expect, it } from 'vitest'
import { faceOf, facesOfFamily } from './face-of.ts'

it('brothers and sisters of the same colour are told apart, the same way in every list', () => {
  const child = (stuId: string, avatar: string | null = null) => ({ stuId, name: '小明', avatar })
  const faces = facesOfFamily([child('stu-1'), child('stu-2', '/cos/face.png')])
  expect(faces.get('stu-1')?.hue).not.toBe(faces.get('stu-2')?.hue)
  expect(faces.get('stu-2')).toMatchObject(faceOf(child('stu-2', '/cos/face.png')))
  expect(facesOfFamily([child('stu-2', '/cos/face.png'), child('stu-1')])).toEqual(faces)
})
