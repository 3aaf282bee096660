// Preloaded into the service. Each fsync copies the synced file from KEEP_FROM to KEEP_IN. After a kill, KEEP_IN has what
// a power loss leaves in the worst case: no data that was not synced.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/** A synced directory makes its deletions final. Otherwise SQLite would find a deleted journal and roll it back. */
static void forget_deleted(const char *from, const char *in) {
  char path[PATH_MAX];
  DIR *copies = opendir(in);
  for (struct dirent *entry; copies && (entry = readdir(copies));) {
    snprintf(path, sizeof path, "%s/%s", from, entry->d_name);
    if (entry->d_name[0] == '.' || access(path, F_OK) == 0) continue;
    unlinkat(dirfd(copies), entry->d_name, 0);
  }
  if (copies) closedir(copies);
}

static void keep(int fd) {
  const char *from = getenv("KEEP_FROM"), *in = getenv("KEEP_IN");
  char link[64], path[PATH_MAX], target[PATH_MAX + 8], draft[PATH_MAX + 16], block[65536];
  struct stat facts;
  if (!from || !in) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (!strcmp(path, from)) return forget_deleted(from, in);
  size_t prefix = strlen(from);
  if (strncmp(path, from, prefix) || path[prefix] != '/' || strchr(path + prefix + 1, '/')) return;
  if (fstat(fd, &facts) || !S_ISREG(facts.st_mode)) return;
  snprintf(target, sizeof target, "%s%s", in, path + prefix);
  snprintf(draft, sizeof draft, "%s.draft", target);
  int source = open(path, O_RDONLY | O_CLOEXEC);
  int copy = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  for (ssize_t count; source >= 0 && copy >= 0 && (count = read(source, block, sizeof block)) > 0;)
    if (write(copy, block, count) != count) abort();
  close(source);
  close(copy);
  // The rename is atomic: a kill before it leaves the former copy.
  rename(draft, target);
}

static int synced(const char *name, int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }
