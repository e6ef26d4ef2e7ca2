/** argon2id with PHC strings (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`), so that every host reads what another wrote. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False also for a string that is no PHC string. Takes as long for a wrong password as for a right one. */
  verify(password: string, phc: string): Promise<boolean>
}
