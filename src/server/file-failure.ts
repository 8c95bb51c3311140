/** Why a file or a folder cannot be used, for whoever chose it. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such place',
  EEXIST: 'it exists already',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  EIO: 'the disk fails',
};

/** The same codes there speak of sockets and ports. */
const networkCalls = new Set(['connect', 'listen', 'bind', 'getaddrinfo']);

/** A sentence for what the file system refused; null for anything else. */
export function fileFailure(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const reason = reasons[String(error.code)];
  if (!reason || networkCalls.has(String(error.syscall))) return null;
  const place = 'dest' in error ? error.dest : 'path' in error ? error.path : null;
  return `${typeof place === 'string' ? place : 'A file'} cannot be used: ${reason}.`;
}
