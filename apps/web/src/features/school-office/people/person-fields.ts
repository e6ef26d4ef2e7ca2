import { errorCodes } from '@hwjy/sdk'

/** Fields of a person that the server's refusals are about. */
export const personFields = {
  ofCode: {
    [errorCodes.usernameTaken]: 'username',
    [errorCodes.externalIdTaken]: 'externalId',
    [errorCodes.phoneTaken]: 'mobile',
  },
  inInput: ['name', 'nickname', 'username', 'mobile', 'birthday', 'parentName', 'parentMobile', 'externalId'],
} as const
