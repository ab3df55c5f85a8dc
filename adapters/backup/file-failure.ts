import { BackupRefused } from '../../domain/ports/service/backup-files.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left.',
  EDQUOT: 'The disk quota is used up.',
  EFBIG: 'The file is larger than its file system allows.',
  EROFS: 'The file system is read-only.',
  EACCES: 'This account may not.',
  EPERM: 'This account may not.',
  ENOENT: 'It, or its directory, does not exist.',
  ENOTDIR: 'A part of the path is not a directory.',
  EISDIR: 'It is a directory.',
  EIO: 'The disk failed.',
};

/** `error` as a sentence for an administrator if it is a failure of the file system; otherwise `error` itself. */
export function fileFailure(error: unknown, path: string, verb: 'read' | 'written'): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const code = String(error.code);
  return new BackupRefused(`“${path}” cannot be ${verb}. ${REASONS[code] ?? `The system reports ${code}.`}`, {
    cause: error,
  });
}
