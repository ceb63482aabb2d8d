const patienceMs = 10_000;

/** Preloaded into a server: when the starter dies, however hard, the channel to it breaks and the server stops too. */
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patienceMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
